import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Asterisk from "lucide-react/icons/asterisk";
import Ban from "lucide-react/icons/ban";
import Calendar from "lucide-react/icons/calendar";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Circle from "lucide-react/icons/circle";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleUser from "lucide-react/icons/circle-user";
import CloudOff from "lucide-react/icons/cloud-off";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import FileText from "lucide-react/icons/file-text";
import Heart from "lucide-react/icons/heart";
import Image from "lucide-react/icons/image";
import Info from "lucide-react/icons/info";
import Link2 from "lucide-react/icons/link-2";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import LogOut from "lucide-react/icons/log-out";
import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import Pencil from "lucide-react/icons/pencil";
import PencilRuler from "lucide-react/icons/pencil-ruler";
import Play from "lucide-react/icons/play";
import Printer from "lucide-react/icons/printer";
import Redo2 from "lucide-react/icons/redo-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import Store from "lucide-react/icons/store";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Undo2 from "lucide-react/icons/undo-2";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Icon } from "../src/layout/icon/icon.tsx";
import "./token-tables.css";

/** Every icon of the library and the applications; icon-list.test.ts compares the list with the sources. */
const ICONS = {
  "arrow-down": ArrowDown,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  asterisk: Asterisk,
  ban: Ban,
  calendar: Calendar,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-up": ChevronUp,
  circle: Circle,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  "circle-user": CircleUser,
  "cloud-off": CloudOff,
  copy: Copy,
  download: Download,
  "external-link": ExternalLink,
  eye: Eye,
  "eye-off": EyeOff,
  "file-text": FileText,
  heart: Heart,
  image: Image,
  info: Info,
  "link-2": Link2,
  "loader-circle": LoaderCircle,
  lock: Lock,
  "lock-open": LockOpen,
  "log-out": LogOut,
  maximize: Maximize,
  minus: Minus,
  pencil: Pencil,
  "pencil-ruler": PencilRuler,
  play: Play,
  printer: Printer,
  "redo-2": Redo2,
  "rotate-ccw": RotateCcw,
  search: Search,
  send: Send,
  store: Store,
  "triangle-alert": TriangleAlert,
  "undo-2": Undo2,
  "user-round": UserRound,
  wallet: Wallet,
  x: X,
  "zoom-in": ZoomIn,
  "zoom-out": ZoomOut,
} as const;

/** The icons that are in use, by their lucide names. */
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
