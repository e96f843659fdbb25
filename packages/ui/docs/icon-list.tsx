import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Eye from "lucide-react/icons/eye";
import Info from "lucide-react/icons/info";
import Lock from "lucide-react/icons/lock";
import Printer from "lucide-react/icons/printer";
import Search from "lucide-react/icons/search";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Undo2 from "lucide-react/icons/undo-2";
import UserRound from "lucide-react/icons/user-round";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import { Icon } from "../src/layout/icon/icon.tsx";

const ICONS = {
  "arrow-right": ArrowRight,
  check: Check,
  "chevron-down": ChevronDown,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  eye: Eye,
  info: Info,
  lock: Lock,
  printer: Printer,
  search: Search,
  "triangle-alert": TriangleAlert,
  "undo-2": Undo2,
  "user-round": UserRound,
  x: X,
  "zoom-in": ZoomIn,
} as const;

/** The icons that recur, by their lucide names. */
export function IconList() {
  return (
    <ul className="token-icons">
      {Object.entries(ICONS).map(([name, drawing]) => (
        <li key={name}>
          <Icon of={drawing} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
