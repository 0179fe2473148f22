import { useNavigate } from "react-router";
import { useUpload } from "#app/media/upload/use-upload.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { FileDrop } from "#app/ui/media/file-drop.tsx";
import styles from "./backup-list.module.css";
import { UPLOAD_KIND } from "./backups.rules.ts";
import { backupTexts } from "./backups.texts.ts";

const { bring: texts } = backupTexts;
const ARCHIVES = ".gz,.tgz,application/gzip,application/x-gzip";

export function UploadBackup() {
  const navigate = useNavigate();
  const upload = useUpload({
    kind: UPLOAD_KIND,
    onDone: (url) => void navigate(url),
    onFailed: (refusal) => {
      const words = {
        title: refusal?.title ?? texts.failed.title,
        text: refusal?.text ?? texts.failed.text,
      };
      showToast({ kind: "error", ...words });
      return words.text;
    },
  });

  function choose([file]: File[]) {
    if (!file) return;
    for (const { id, state } of upload.files) if (state === "failed") upload.dismiss(id);
    if (/\.t?gz$/i.test(file.name)) upload.send(file);
    else upload.refuse(file, texts.wrongName);
  }

  return (
    <section className={styles.bring} aria-labelledby="trazer-copia">
      <h3 id="trazer-copia" className={styles.title}>
        {texts.title}
      </h3>
      <p className={styles.facts}>{texts.lead}</p>
      <FileDrop
        accept={ARCHIVES}
        title={texts.choose}
        hint={texts.hint}
        disabled={upload.isBusy}
        onFiles={choose}
        upload={upload}
        texts={texts.files}
      />
    </section>
  );
}
