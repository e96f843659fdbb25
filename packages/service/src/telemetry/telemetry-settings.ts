import { z } from "zod";
import { webAddress } from "../common-settings.ts";
import { setting, type SettingsOf } from "../settings.ts";

/** Settings of OpenTelemetry, by their standard names. */
export const TELEMETRY_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    webAddress.optional(),
    "URL of an OpenTelemetry collector (OTLP, JSON over HTTP).",
    "none are sent",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    z
      .string()
      .regex(/^[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, "must be name=value,name=value")
      .optional(),
    "Headers for the collector, as name=value separated by commas.",
  ),
  OTEL_SERVICE_NAME: setting(
    z.string().min(1).optional(),
    "Name of this process in traces and metrics.",
    "showroom-api, showroom-hub or showroom-worker",
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number().min(0).max(1).default(1),
    "Share of traces that are sent, from 0 to 1.",
  ),
  OTEL_METRIC_EXPORT_INTERVAL: setting(
    z.coerce.number().int().min(100).default(60_000),
    "Milliseconds between two exports of metrics.",
  ),
};

export interface TelemetrySettings {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for the name that the process gives itself. */
  readonly serviceName: string | null;
  readonly share: number;
  /** Milliseconds. */
  readonly metricInterval: number;
}

/** The settings; null when nothing is sent. */
export function telemetryOf(values: SettingsOf<typeof TELEMETRY_SETTINGS>): TelemetrySettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = "" } = values;
  if (endpoint === undefined) return null;
  const pairs = headers === "" ? [] : headers.split(",").map((pair) => pair.trim());
  return {
    endpoint,
    headers: Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), decodeURIComponent(pair.slice(pair.indexOf("=") + 1))]),
    ),
    serviceName: values.OTEL_SERVICE_NAME ?? null,
    share: values.OTEL_TRACES_SAMPLER_ARG,
    metricInterval: values.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
