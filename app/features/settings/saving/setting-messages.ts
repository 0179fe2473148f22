import type { z } from "zod";
import { telephoneRefused } from "../fields/telephone-words.ts";
import { settingErrors as texts } from "../settings-admin.texts.ts";

type Issue = Pick<z.core.$ZodIssue, "code"> | { code: "days" | "lostFile" | "unreadable" };

export function settingMessage(issue: Issue): string {
  switch (issue.code) {
    case "too_big":
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case "too_small":
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case "invalid_type":
      return (issue as z.core.$ZodIssueInvalidType).expected === "number" ? texts.number : texts.invalid;
    case "days":
      return texts.days;
    case "unreadable":
      return texts.unreadable;
    case "lostFile":
      return texts.lostFile;
    case "custom":
      return customMessage(issue as z.core.$ZodIssueCustom);
    default:
      return texts.form;
  }
}

function customMessage({ message = "" }: z.core.$ZodIssueCustom): string {
  if (message === "telephone") return telephoneRefused();
  return isCustom(message) ? texts.custom[message] : texts.form;
}

const isCustom = (message: string): message is keyof typeof texts.custom =>
  Object.hasOwn(texts.custom, message);

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  const most = Number(maximum);
  if (origin === "string") return texts.long(most);
  return origin === "array" ? texts.many(most) : texts.large(most);
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): string {
  return origin === "string" ? texts.required : texts.small(Number(minimum));
}
