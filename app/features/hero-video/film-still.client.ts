const LATEST_SECONDS = 1;
const JPEG_QUALITY = 0.9;

/** A frame of the film as a picture of its size; null when this browser cannot decode it. */
export async function stillOf(film: File): Promise<File | null> {
  const url = URL.createObjectURL(film);
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    const hasLoaded = happens(video, "loadeddata");
    video.src = url;
    await hasLoaded;
    const hasMoved = happens(video, "seeked");
    video.currentTime = Math.min(LATEST_SECONDS, video.duration / 2 || 0);
    await hasMoved;
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    const picture = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
    );
    return picture && new File([picture], film.name.replace(/\.\w+$/, ".jpg"), { type: picture.type });
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener("error", () => reject(video.error), { once: true });
  });
}
