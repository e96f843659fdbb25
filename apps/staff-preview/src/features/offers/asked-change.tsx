import type { ChangeRequest } from "@showroom/api-contract/entities/offer";
import { formatMoment } from "@showroom/domain/format/moment";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Text } from "@showroom/ui/layout/text/text";
import styles from "../../shared/sheet/sheet.module.css";
import { offersTexts as texts } from "./texts.ts";

/** What a buyer asks to change: who, when, in which words and about which lines. */
export function AskedChange({ request: { by, at, words, lines } }: { readonly request: ChangeRequest }) {
  return (
    <>
      <p>
        <StatusBadge variant="open">{texts.changeAsked}</StatusBadge> <span>{texts.asked(by, formatMoment(at))}</span>
      </p>
      <p className={styles["words"]}>{words}</p>
      {lines.length > 0 && (
        <Text tone="muted" size={14}>
          {texts.askedAbout(lines.map(({ title, name }) => texts.namedLine(title, name)))}
        </Text>
      )}
    </>
  );
}
