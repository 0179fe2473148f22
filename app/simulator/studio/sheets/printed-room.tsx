import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { useStage } from "../stage/use-stage.ts";
import { MOST_SENT, type Photo, sized } from "../studio-picture.ts";
import type { Studio } from "../use-studio.ts";
import styles from "./printed-room.module.css";

type PrintedRoomProps = {
  studio: Studio;
  picture: ReturnType<typeof useStage>["pictureNow"];
  photo: Photo;
  /** About a size. */
  factsOf: (size: string) => string;
  link: string;
};

/** On paper instead of everything else: dialogs are not printed. */
export function PrintedRoom({ studio, picture, photo, factsOf, link }: PrintedRoomProps) {
  const { texts, rug, two, size, price, inRoom } = studio;
  const isOne = inRoom.length === 1;
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ picture, photo });
  latest.current = { picture, photo };
  useEffect(() => {
    const draw = () => {
      const { picture, photo } = latest.current;
      const [width, height] = sized(photo, MOST_SENT);
      const drawn = picture(width, height);
      if (!canvas.current) return;
      canvas.current.width = drawn ? width : 0;
      canvas.current.height = drawn ? height : 0;
      if (drawn) canvas.current.getContext("2d")?.drawImage(drawn, 0, 0);
    };
    addEventListener("beforeprint", draw);
    return () => removeEventListener("beforeprint", draw);
  }, []);
  return createPortal(
    <figure className={styles.printed}>
      <canvas ref={canvas} width={0} height={0} />
      <figcaption>
        <h1>
          {two.other && rug
            ? texts.two.result(rug.name, two.other.name)
            : isOne
              ? rug?.name
              : texts.ask.rugs(inRoom.length)}
        </h1>
        {two.other ? (
          <>
            <p>{texts.two.left(rug?.name ?? "", `${factsOf(size)}, ${price}`)}</p>
            <p>{texts.two.right(two.other.name, `${factsOf(two.size)}, ${two.price}`)}</p>
          </>
        ) : (
          inRoom.map((one) => (
            <p key={one.placement.id}>
              {[...(isOne ? [] : [one.name]), factsOf(one.size), one.price].join(", ")}
            </p>
          ))
        )}
        <p>{link}</p>
      </figcaption>
    </figure>,
    document.body,
  );
}
