import { Link } from "@showroom/ui/controls/link/link";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { SampledPage } from "@showroom/ui/layout/sampled-page/sampled-page";
import { notFoundTexts as texts } from "./texts.ts";

/** For an address that leads nowhere, and for a project that is not there or not ready. */
export function NotFoundPage() {
  return (
    <SampledPage>
      <PageHeader title={texts.title} intro={<p>{texts.searching}</p>} />
      <p>
        <Link href="/">{texts.home}</Link>
      </p>
    </SampledPage>
  );
}
