import type { Editor } from "#app/accounts/guard.server.ts";
import { type Right, rolesWith } from "#app/accounts/rights.rules.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { byDeclaredType } from "#app/content-types.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { settingContent } from "#app/features/settings/saving/setting-content.server.ts";
import { mediaContent } from "#app/media/media-content.server.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import type { ContentEntity } from "./history.rules.ts";

export const CONTENT_KINDS: Record<ContentEntity, ContentKind> = {
  products: productContent,
  ...byDeclaredType(kindOf),
  media: mediaContent,
  rug_designs: rugDesignContent,
  settings: settingContent,
};

const RIGHTS: Partial<Record<ContentEntity, Right>> = { settings: "settings", rug_designs: "panel" };

/** Without the right, neither drafts nor history are accessible. */
export function mayRestore({ role }: Editor, entity: ContentEntity): boolean {
  return rolesWith(RIGHTS[entity] ?? "content").includes(role);
}

export const restorableEntities = (editor: Editor): ContentEntity[] =>
  (Object.keys(CONTENT_KINDS) as ContentEntity[]).filter((entity) => mayRestore(editor, entity));
