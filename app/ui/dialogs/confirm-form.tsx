import type { ComponentProps, ReactNode } from "react";
import { type FetcherWithComponents, Form as RouteForm } from "react-router";
import { buttonTexts } from "../forms/button.texts.ts";
import { Button } from "../forms/button.tsx";
import { Confirm } from "./confirm.tsx";

type ConfirmFormProps = Omit<ComponentProps<typeof Confirm>, "children" | "staysOpen"> & {
  confirm?: string;
  intent?: string;
  variant?: "danger" | "solid";
  /** Sent along, hidden. */
  fields?: Record<string, string | number>;
  action?: string | undefined;
  /** Sends it in place of the screen. */
  fetcher?: FetcherWithComponents<unknown>;
  onSubmit?: () => void;
  /** Further fields, and what is shown above the button. */
  children?: ReactNode;
};

/** Asks before an act, and posts it. */
export function ConfirmForm(props: ConfirmFormProps) {
  const {
    confirm = buttonTexts.remove,
    intent = "remove",
    variant = "danger",
    fields = {},
    ...others
  } = props;
  const { action, fetcher, onSubmit, children, ...question } = others;
  const Form = (fetcher?.Form ?? RouteForm) as typeof RouteForm;
  return (
    <Confirm {...question}>
      <Form method="post" action={action} onSubmit={onSubmit} replace preventScrollReset>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" variant={variant} name="intent" value={intent}>
          {confirm}
        </Button>
      </Form>
    </Confirm>
  );
}
