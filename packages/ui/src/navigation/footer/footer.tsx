import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { EmailAddress } from "../../layout/email-address/email-address.tsx";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import styles from "./footer.module.css";

/** Contact details of the showroom; the phone number as people write it. */
export interface ShowroomDetails {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
}

export interface FooterProps {
  /** The showroom that the project belongs to; absent until a project is known. */
  showroom?: ShowroomDetails | undefined;
  /** The contractor's logo, an `<img>` with the contractor's name as its alt text. */
  contractorLogo?: ReactNode;
  /** Text above the logo. */
  contractorLabel?: ReactNode;
  /** The disclaimer about prices and typing errors. */
  disclaimer: ReactNode;
  /** Links such as the terms. */
  links?: ReactNode;
  className?: string | undefined;
}

/** Footer of every page: contact details, contractor, and the disclaimer about prices. */
export function Footer({ showroom, contractorLogo, contractorLabel, disclaimer, links, className }: FooterProps) {
  return (
    <footer className={classNames(styles["footer"], className)}>
      <div className={styles["inner"]}>
        {showroom && (
          <address className={styles["showroom"]}>
            <strong className={styles["name"]}>{showroom.name}</strong>
            <span>{showroom.address}</span>
            <span>{`${showroom.postalCode} ${showroom.city}`}</span>
            <Anchor className={styles["contact"]} href={`tel:${showroom.phone.replace(/[^\d+]/g, "")}`}>
              {showroom.phone}
            </Anchor>
            <Anchor className={styles["contact"]} href={`mailto:${showroom.email}`}>
              <EmailAddress address={showroom.email} />
            </Anchor>
          </address>
        )}
        {contractorLogo && (
          <div className={styles["contractor"]}>
            {contractorLabel && <span className={styles["label"]}>{contractorLabel}</span>}
            <span className={styles["logo"]}>{contractorLogo}</span>
          </div>
        )}
        <div className={styles["closing"]}>
          <p className={styles["disclaimer"]}>{disclaimer}</p>
          {links && <div className={styles["links"]}>{links}</div>}
        </div>
      </div>
    </footer>
  );
}
