import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Picture } from "./picture.tsx";

/** As many rows of a list as the largest windows show at first. */
const FIRST = 8;
const NEARNESS = "200px";

type LatePictureProps = Omit<ComponentProps<typeof Picture>, "eager" | "late"> & {
  /** Place in the list, from 0. */
  place: number;
};

/** Of a long list: fetched when it is nearly in view. A browser's own laziness begins three windows ahead. */
export const LatePicture = ({ place, ...picture }: LatePictureProps) => (
  <RenderWhenNear isFirst={place < FIRST}>
    <Picture {...picture} late />
  </RenderWhenNear>
);

type RenderWhenNearProps = { isFirst?: boolean; children: ReactNode };

/** Shown when it is nearly in view. */
export function RenderWhenNear({ isFirst = false, children }: RenderWhenNearProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    const element = mark.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEARNESS },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return children;
  return (
    <>
      <span ref={mark} />
      <noscript>{children}</noscript>
    </>
  );
}
