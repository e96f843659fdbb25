import { lazy, Suspense } from "react";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { SampledPage } from "@showroom/ui/layout/sampled-page/sampled-page";
import { checkTexts as texts } from "./texts.ts";

const CheckForm = lazy(async () => ({ default: (await import("./check-form.tsx")).CheckForm }));

/** Tells who has a document whether it is known, and whether it still holds. For everyone, without an account. */
export function CheckPage() {
  return (
    <SampledPage>
      <meta name="robots" content="noindex" />
      <PageHeader title={texts.title} intro={<p>{texts.intro}</p>} />
      <Suspense fallback={null}>
        <CheckForm />
      </Suspense>
    </SampledPage>
  );
}
