import { useConfig } from "@showroom/web-app/session/use-config";
import { NumberedSections } from "./numbered-sections.tsx";
import { PRIVACY_SECTIONS, privacyTexts as texts } from "./privacy-texts.ts";

/** What is kept about a buyer, why and for how long. */
export function PrivacyPage() {
  const { productName } = useConfig();
  return (
    <NumberedSections
      title={texts.title}
      intro={<p>{texts.intro(productName)}</p>}
      contents={texts.contents}
      sections={PRIVACY_SECTIONS}
    />
  );
}
