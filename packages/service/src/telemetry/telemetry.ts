import type { Registry } from "prom-client";
import type { TelemetrySettings } from "./telemetry-settings.ts";
import type { Telemetry } from "./tracing.ts";

const OFF: Telemetry = { stop: () => Promise.resolve() };

/**
 * Sends traces and the metrics of `registry` to the collector of the settings. Without settings nothing is sent, and
 * OpenTelemetry is not loaded.
 */
export async function startTelemetry(
  settings: TelemetrySettings | null,
  serviceName: string,
  registry: Registry,
): Promise<Telemetry> {
  if (settings === null) return OFF;
  const { startExport } = await import("./otlp.ts");
  return startExport(settings, settings.serviceName ?? serviceName, registry);
}
