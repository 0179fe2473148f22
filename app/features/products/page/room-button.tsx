import type { ComponentProps } from "react";
import type { ProductDetail } from "#app/features/catalogue/product.server.ts";
import { Button } from "#app/ui/forms/button.tsx";

export const SIZE_FORM_ID = "medidas";

type RoomButtonProps = Omit<ComponentProps<typeof Button>, "type"> & { rug: ProductDetail; room: string };

/** Submits the size form to the simulator, with or without script. */
export function RoomButton({ rug, room, ...button }: RoomButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant="solid"
      form={SIZE_FORM_ID}
      formAction={room}
      name="tapete"
      value={rug.slug}
    />
  );
}
