import type { ReactElement, ReactNode } from "react";
import { Menu } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import popup from "../popup.module.css";
import styles from "./dropdown-menu.module.css";

export interface DropdownMenuProps {
  /** The button that opens it; one that passes its props and ref on. */
  trigger: ReactElement;
  /** Which edge it shares with its button. */
  align?: "start" | "center" | "end";
  /** `DropdownMenuItem`, `DropdownMenuLink` and `DropdownMenuSeparator`. */
  children: ReactNode;
}

/** A list of actions behind one button. Arrows walk, letters jump, Escape closes. Not for choosing a value: use a select. */
export function DropdownMenu({ trigger, align = "end", children }: DropdownMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner className={popup["positioner"]} align={align} sideOffset={6} collisionPadding={8}>
          <Menu.Popup className={classNames(popup["popup"], styles["menu"])}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

export interface DropdownMenuItemProps {
  icon?: LucideIcon;
  /** Called on press, Enter and Space; the menu closes. */
  onSelect: () => void;
  disabled?: boolean;
  /** Red, for what deletes or cannot be taken back. */
  danger?: boolean;
  children: ReactNode;
}

/** Does something. */
export function DropdownMenuItem({
  icon,
  onSelect,
  disabled = false,
  danger = false,
  children,
}: DropdownMenuItemProps) {
  return (
    <Menu.Item
      className={styles["item"]}
      data-variant={danger ? "danger" : undefined}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Menu.Item>
  );
}

export interface DropdownMenuLinkProps {
  icon?: LucideIcon;
  href: string;
  /** Opens a new tab. */
  target?: "_blank";
  children: ReactNode;
}

/** Goes somewhere. */
export function DropdownMenuLink({ icon, href, target, children }: DropdownMenuLinkProps) {
  return (
    <Menu.LinkItem
      className={styles["item"]}
      closeOnClick
      render={<Anchor href={href} {...(target && { target, rel: "noopener" })} />}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Menu.LinkItem>
  );
}

/** A hairline between groups of items. */
export function DropdownMenuSeparator() {
  return <Menu.Separator className={styles["separator"]} />;
}
