import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { Button } from "@showroom/ui/controls/button/button";
import { offersTexts as texts } from "./texts.ts";

interface PdfButtonProps {
  readonly reference: string;
  readonly onSave: () => Promise<void>;
  readonly onFailure: () => void;
}

/** Downloads the PDF of a request, an offer or an agreement. */
export function PdfButton({ reference, onSave, onFailure }: PdfButtonProps) {
  const saving = useMutation({ mutationFn: onSave, onError: onFailure });
  return (
    <Button
      size="small"
      icon={Download}
      aria-label={texts.named(texts.download, reference)}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {texts.download}
    </Button>
  );
}
