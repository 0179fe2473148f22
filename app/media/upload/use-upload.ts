import { useEffect, useRef, useState } from "react";
import { signInAgain } from "#app/accounts/session.client.ts";
import { useUploadGuard } from "#app/ui/dialogs/unsaved.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { newKey } from "#app/ui/forms/new-key.ts";
import type { Picked } from "#app/ui/media/picked-files.tsx";
import { libraryTexts as texts } from "../picker/picker.texts.ts";
import { useCountedUpload } from "./form-uploads.tsx";
import { prepareUploads, type Refusal, type RunningUpload, startUpload } from "./resumable-upload.client.ts";

const SIGNED_OUT = 401;
const AT_ONCE = 3;

export type UploadOptions = {
  kind: string;
  /** `isKnown`: the library had the same content. */
  onDone: (url: string, file: File, isKnown: boolean) => Promise<void> | void;
  lostTitle?: string;
  knownNote?: string;
  /** Returns the row's message. `null`: the connection was lost for good. */
  onFailed: (refusal: Refusal | null, file: File) => string;
  /** Query keys that identify what it is for, where that is shown beside a list. */
  keys?: readonly string[];
};

/** Uploads with progress. Lost connections are retried: by itself, when online again, by hand. */
export function useUpload(options: UploadOptions) {
  const [files, setFiles] = useState<Picked[]>([]);
  const [running] = useState(() => new Map<string, RunningUpload>());
  const [queue] = useState(() => new Queue());
  const [chosen] = useState(() => new Map<string, File>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const change = (id: string, part: Partial<Picked>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...part } : file)));

  function drop(id: string) {
    running.delete(id);
    chosen.delete(id);
    queue.leave(id);
    setFiles((all) => all.filter((file) => file.id !== id));
  }

  function add(file: File, part: Partial<Picked>): string {
    const id = newKey();
    setFiles((all) => [
      ...all,
      { id, name: file.name, bytes: file.size, sent: 0, state: "sending", ...part },
    ]);
    return id;
  }

  function fail(id: string, refusal: Refusal | null, file: File) {
    // Refusals are final; lost connections and server errors can be retried.
    const canRetry = !refusal || refusal.status >= 500;
    if (!canRetry) running.delete(id);
    queue.leave(id);
    change(id, { state: "failed", canRetry, problem: latest.current.onFailed(refusal, file) });
  }

  function wait(id: string) {
    change(id, { state: "waiting" });
    const title = latest.current.lostTitle ?? texts.uploadFailed.title;
    showToast({ kind: "error", title, text: texts.files.waiting });
  }

  function send(file: File): string {
    const id = add(file, {});
    chosen.set(id, file);
    queue.enter(id, () => begin(id, file));
    return id;
  }

  function begin(id: string, file: File) {
    const upload = startUpload(file, latest.current.kind, {
      onProgress: (sent) => change(id, { sent, state: "sending" }),
      onDone: (url, isKnown) => {
        running.delete(id);
        queue.leave(id);
        const note = isKnown ? latest.current.knownNote : undefined;
        change(id, { state: "done", sent: file.size, note });
        void latest.current.onDone(url, file, isKnown);
      },
      onRefused: async (refusal) => {
        // The received pieces are kept during sign-in.
        if (refusal.status === SIGNED_OUT && (await signInAgain())) return running.get(id)?.resume();
        fail(id, refusal, file);
      },
      onLost: () => (navigator.onLine ? fail(id, null, file) : wait(id)),
    });
    running.set(id, upload);
  }

  function retry(id: string) {
    change(id, { state: "sending", problem: undefined });
    queue.enter(id, () => running.get(id)?.resume());
  }

  useEffect(prepareUploads, []);
  const waiting = files.filter((file) => file.state === "waiting");
  useWhenOnline(() => {
    for (const file of waiting) retry(file.id);
  });
  const isBusy = waiting.length > 0 || files.some((file) => file.state === "sending");
  useUploadGuard(isBusy, queue.isBusy, options.keys ?? []);
  useCountedUpload(isBusy);
  useEffect(() => {
    return () => {
      for (const upload of running.values()) upload.hold();
      running.clear();
      queue.clear();
    };
  }, [running, queue]);

  return {
    files,
    isBusy,
    send,
    retry,
    dismiss: drop,
    fileOf: (id: string) => chosen.get(id),
    refuse: (file: File, problem: string) => void add(file, { state: "failed", problem }),
    cancel: (id: string) => {
      running.get(id)?.cancel();
      drop(id);
    },
  };
}

function useWhenOnline(goOn: () => void) {
  useEffect(() => {
    addEventListener("online", goOn);
    return () => removeEventListener("online", goOn);
  });
}

class Queue {
  readonly #inside = new Set<string>();
  readonly #waiting = new Map<string, () => void>();

  readonly isBusy = () => this.#inside.size + this.#waiting.size > 0;

  enter(id: string, start: () => void): void {
    // A file that waited for the connection has kept its place.
    if (this.#inside.has(id)) start();
    else this.#waiting.set(id, start);
    this.#let();
  }

  leave(id: string): void {
    this.#waiting.delete(id);
    if (this.#inside.delete(id)) this.#let();
  }

  clear(): void {
    this.#waiting.clear();
    this.#inside.clear();
  }

  #let(): void {
    for (const [id, start] of this.#waiting) {
      if (this.#inside.size >= AT_ONCE) return;
      this.#waiting.delete(id);
      this.#inside.add(id);
      start();
    }
  }
}
