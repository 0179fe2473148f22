import type { ReactNode } from "react";
import { setupTexts } from "./setup.texts.ts";
import styles from "./step-content.module.css";

const { content: texts } = setupTexts;

type NoticeProps = {
  content: { products: number; collections: number; others: number };
  isSeeded: boolean;
  children: ReactNode;
};

export function Notice({ content: { products, collections, others }, isSeeded, children }: NoticeProps) {
  const { parts } = texts;
  const said = [
    products > 0 && parts.products(products),
    collections > 0 && parts.collections(collections),
    others > 0 && parts.others(others),
  ].filter(Boolean);
  return (
    <div className={styles.notice}>
      <p>
        <b>{isSeeded ? texts.planted : texts.has(said.join(", "))}</b>
      </p>
      <p>{isSeeded ? texts.has(said.join(", ")) : texts.refused}</p>
      {children}
    </div>
  );
}
