import type { ComponentProps } from "react";
import type { Rug } from "#app/features/catalogue/product.server.ts";
import { Button } from "#app/ui/button.tsx";

/** The form in which a size is chosen. */
export const SIZE_FORM_ID = "medidas";

type RoomButtonProps = Omit<ComponentProps<typeof Button>, "type"> & { rug: Rug; room: string };

/** Takes the rug to the simulator in the size that is chosen: the form of sizes goes there, with or without script. */
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
