export type EarlyInput = {
  value: string;
  checked: boolean;
  /** Null in fields that do not report it. */
  selection: [number | null, number | null];
  options: boolean[];
  files: File[];
  /** Index among fields of the same name. */
  place: number;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type EarlyInputs = {
  fields: Map<Field, EarlyInput>;
  stop: () => void;
};

declare global {
  interface Window {
    earlyInputs?: EarlyInputs;
  }
}

/** Records input before hydration resets fields to the server's values. Last changed field last. */
export const EARLY_INPUT_SCRIPT = `{
  const fields = new Map();
  const record = ({ target: field }) => {
    if (!(field instanceof HTMLElement) || !field.matches("input,textarea,select")) return;
    const isReplaced = (other) =>
      other === field || (field.type === "radio" && other.name === field.name && other.form === field.form);
    for (const other of [...fields.keys()].filter(isReplaced)) fields.delete(other);
    fields.set(field, {
      value: field.value,
      checked: Boolean(field.checked),
      selection: [field.selectionStart, field.selectionEnd],
      options: [...(field.options ?? [])].map((option) => option.selected),
      files: [...(field.files ?? [])],
      place: [...document.getElementsByName(field.name)].indexOf(field),
    });
  };
  const types = ["input", "change"];
  for (const type of types) addEventListener(type, record, true);
  const stop = () => types.forEach((type) => removeEventListener(type, record, true));
  window.earlyInputs = { fields, stop };
}`;

export function resetFields(fields: EarlyInputs["fields"]): void {
  for (const [field, early] of fields) {
    if (field instanceof HTMLSelectElement) resetSelect(field);
    else if (isChoice(field)) for (const one of groupOf(field)) one.checked = one.defaultChecked;
    // Chosen files stay: no script can choose them again.
    else if (field.type !== "file") {
      // The cursor may have moved since; where React wrote a value, its position is lost.
      if (field.value === early.value) early.selection = [field.selectionStart, field.selectionEnd];
      field.value = field.defaultValue;
    }
  }
}

function resetSelect(select: HTMLSelectElement): void {
  const options = [...select.options];
  const isNoneMarked = options.every((option) => !option.defaultSelected);
  for (const option of options) option.selected = option.defaultSelected;
  if (isNoneMarked && !select.multiple) select.selectedIndex = 0;
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

function groupOf(field: HTMLInputElement): HTMLInputElement[] {
  if (field.type !== "radio" || !field.name) return [field];
  const group = document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`);
  return [...group].filter(({ form }) => form === field.form);
}

/** Repeats recorded input with the browser's events, so that React's state agrees. */
export function replayInput(field: Field, early: EarlyInput): void {
  if (isChoice(field)) {
    if (field.checked !== early.checked) field.click();
  } else if (field instanceof HTMLInputElement && field.type === "file") {
    if (early.files.length > 0) chooseFiles(field, early.files);
  } else if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    if (options.every(({ selected }, index) => selected === early.options[index])) return;
    for (const [index, option] of options.entries()) option.selected = early.options[index] ?? false;
    notify(field);
  } else if (field.value !== early.value) {
    const isFocused = document.activeElement === field;
    writeValue(field, early.value);
    notify(field, isFocused ? ["input"] : ["input", "change"]);
    const [start, end] = early.selection;
    if (isFocused && start !== null) field.setSelectionRange(start, end);
  }
}

function chooseFiles(field: HTMLInputElement, files: File[]): void {
  if (field.files?.length === 0) {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    field.files = transfer.files;
  }
  notify(field);
}

/** React overrides `value` on the element; the prototype's setter bypasses that. */
function writeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

function notify(field: Field, types = ["input", "change"]): void {
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export function findField(field: Field, { place }: EarlyInput): Field | undefined {
  if (field.isConnected) return field;
  const other = field.name
    ? document.getElementsByName(field.name)[place]
    : document.getElementById(field.id);
  const isAlike = other?.tagName === field.tagName && (other as Field).type === field.type;
  return isAlike ? (other as Field) : undefined;
}
