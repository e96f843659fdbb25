import { makeOffer } from "@showroom/api-contract/endpoints/offers";
import type { OfferRequest } from "@showroom/api-contract/entities/offer";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { OfferForm } from "./offer-form.tsx";
import { offersTexts as texts } from "./texts.ts";

interface MakeOfferDialogProps {
  readonly request: OfferRequest;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Makes an offer from a request. */
export function MakeOfferDialog({ request, onClose, onDone }: MakeOfferDialogProps) {
  const { id: projectId } = useStaffProject();
  const { userId, confirmationId } = request;
  const home = texts.home(request.buildNumber, request.buyer);
  return (
    <OfferForm
      offered={request}
      title={texts.makeTitle(home)}
      send={async (typed) =>
        (await api.call(makeOffer, { params: { projectId, userId }, body: { confirmationId, ...typed } })).outcome
      }
      refusals={texts.refusals}
      onClose={onClose}
      onDone={() => onDone(texts.sent(home))}
    >
      {request.roomsWithoutPicture.length > 0 && <Alert variant="warning">{texts.withoutPictureExplained}</Alert>}
    </OfferForm>
  );
}
