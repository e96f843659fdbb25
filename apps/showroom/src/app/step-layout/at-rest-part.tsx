import type { RoomPictureProps } from "../../features/picture-parts/room-picture.tsx";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ChoiceToast } from "./choice-toast.tsx";
import { ConsequenceBar } from "./consequence-bar.tsx";
import { StepBudget } from "./step-budget.tsx";

const { Lazy: RoomPicture } = lazyPart(
  async () => (await import("../../features/picture-parts/room-picture.tsx")).RoomPicture,
);

const PARTS = { consequences: ConsequenceBar, toast: ChoiceToast, budget: StepBudget };

export type AtRestPartProps =
  | { readonly part: keyof typeof PARTS }
  | { readonly part: "picture"; readonly picture: RoomPictureProps };

/** The parts of a step that nobody needs before the first choice, in one file. */
export function AtRestPart(props: AtRestPartProps) {
  const { page } = useShowroom();
  if (props.part === "picture") return <RoomPicture {...props.picture} />;
  const Part = PARTS[props.part];
  return <Part key={page.id} />;
}
