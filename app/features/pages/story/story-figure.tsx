import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/layout/grid.module.css";
import type from "#app/ui/layout/type.module.css";
import { type CoverBox, coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { withAlt } from "../rich-text/rich-text.tsx";
import type { StoryChapter } from "./story.rules.ts";

type StoryFigureProps = {
  block: StoryChapter["pictures"][number];
  over?: StoryChapter["pictures"][number] | undefined;
  pictures: Map<string, PictureData>;
  className: string | undefined;
  frame: string | undefined;
  boxes: CoverBox[];
};

export function StoryFigure({ block, over, pictures, className, frame, boxes }: StoryFigureProps) {
  const picture = pictures.get(block.url);
  const second = over && pictures.get(over.url);
  if (!picture) return null;
  const caption = over?.caption || block.caption;
  return (
    <figure className={className}>
      <div className={classes(grid.frame, frame)}>
        <Picture picture={withAlt(picture, block)} sizes={coverSizes(picture, boxes)} />
        {second && over && <Picture picture={withAlt(second, over)} sizes={coverSizes(second, boxes)} />}
      </div>
      {caption && <figcaption className={type.label}>{caption}</figcaption>}
    </figure>
  );
}
