/** What happens in a world, one after the other. A recorded list of steps can be played again. */
import type { CatalogueChange } from "../actors/owner.ts";
import type { Network, Storing } from "../world/device.ts";

interface OnDevice {
  readonly device: string;
}

interface OnTab extends OnDevice {
  /** Number of the tab on its device. */
  readonly tab: number;
}

export type Step =
  /** Uses a control, found by its role and name in the accessibility tree. `nth` counts those with the same name. */
  | (OnTab & { readonly kind: "use"; readonly role: string; readonly name: string; readonly nth: number })
  /** Opens a path: in a new tab, or in this one. */
  | (OnTab & { readonly kind: "go"; readonly path: string })
  | (OnTab & { readonly kind: "reload" | "back" | "close" })
  | (OnTab & { readonly kind: "sign-in"; readonly person: string })
  | (OnDevice & { readonly kind: "network"; readonly state: Network })
  | (OnDevice & { readonly kind: "storage"; readonly state: Storing })
  | (OnDevice & { readonly kind: "release" })
  | { readonly kind: "pass"; readonly minutes: number }
  | { readonly kind: "import"; readonly change: CatalogueChange };

export function describeStep(step: Step): string {
  switch (step.kind) {
    case "use":
      return `${step.device}, tab ${step.tab}: ${step.role} "${step.name}"${step.nth > 0 ? ` (${step.nth + 1})` : ""}`;
    case "go":
      return `${step.device}, tab ${step.tab}: opens ${step.path}`;
    case "sign-in":
      return `${step.device}, tab ${step.tab}: ${step.person} signs in`;
    case "network":
    case "storage":
      return `${step.device}: ${step.kind} ${step.state}`;
    case "release":
      return `${step.device}: the server has a new release`;
    case "pass":
      return `${step.minutes} minutes pass`;
    case "import":
      return `the owner imports: ${step.change}`;
    case "reload":
    case "back":
    case "close":
      return `${step.device}, tab ${step.tab}: ${step.kind}`;
  }
}
