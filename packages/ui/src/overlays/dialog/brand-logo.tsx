import { createContext, use, type ReactNode } from "react";

const BrandLogoContext = createContext<ReactNode>(null);

export interface BrandLogoProviderProps {
  /** An image with the product's or showroom's name as its alt text; shown 6.5rem wide. */
  logo: ReactNode;
  children: ReactNode;
}

/** Provides the logo for the header of every dialog below it. */
export function BrandLogoProvider({ logo, children }: BrandLogoProviderProps) {
  return <BrandLogoContext value={logo}>{children}</BrandLogoContext>;
}

/** The provided logo, or undefined. */
export function useBrandLogo(): ReactNode {
  return use(BrandLogoContext);
}
