import { Suspense, useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { catalogueChangesTexts as texts } from "./texts.ts";

const { Lazy: CatalogueDialog } = lazyPart(async () => (await import("./catalogue-dialog.tsx")).CatalogueDialog);

/** A notice that the catalogue changed the buyer's choices. The dialog with the questions opens at once, and later by its button. */
export function CatalogueNotice({ className }: { readonly className: string | undefined }) {
  const { store } = useShowroom();
  const changes = useChoices(store, (state) => state.server.catalogueChanges);
  const readOnly = useChoices(store, (state) => state.readOnly);
  const [open, setOpen] = useState(!readOnly);
  if (changes.length === 0) return null;
  return (
    <>
      <div className={className}>
        <Alert
          variant="warning"
          title={texts.title}
          actions={
            !readOnly && (
              <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
                {texts.look}
              </Button>
            )
          }
        >
          {texts.notice(changes.length)}
        </Alert>
      </div>
      {open && (
        <Suspense>
          <CatalogueDialog changes={changes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
