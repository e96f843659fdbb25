export const CONFIGURATOR_TYPES = ["bathroom", "toilet"] as const;
export type ConfiguratorType = (typeof CONFIGURATOR_TYPES)[number];
