import { ValueType, type HrTime } from "@opentelemetry/api";
import { hrTime, millisToHrTime } from "@opentelemetry/core";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from "prom-client";

type Labels = Readonly<Record<string, string | number | undefined>>;
type Known = MetricObjectWithValues<MetricValue<string>>;

const withoutBound = ({ le: _bound, ...labels }: Labels): Labels => labels;
const attributesOf = (labels: Labels) =>
  Object.fromEntries(Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The buckets of one histogram of a registry, which counts each bucket with all below it, as OpenTelemetry counts them. */
function histogramOf(values: readonly MetricValueWithName<string>[], name: string): Histogram {
  const valueOf = (suffix: string): number => values.find(({ metricName }) => metricName === name + suffix)?.value ?? 0;
  const buckets = values
    .filter(({ metricName, labels }) => metricName === `${name}_bucket` && labels["le"] !== "+Inf")
    .map(({ labels, value }) => ({ bound: Number(labels["le"]), value }));
  const count = valueOf("_count");
  const totals = [...buckets.map(({ value }) => value), count];
  return {
    buckets: {
      boundaries: buckets.map(({ bound }) => bound),
      counts: totals.map((total, at) => total - (totals[at - 1] ?? 0)),
    },
    count,
    sum: valueOf("_sum"),
  };
}

function metricOf(metric: Known, startTime: HrTime, endTime: HrTime): MetricData[] {
  const { name, help, values } = metric;
  const type = String(metric.type);
  const shared = {
    descriptor: { name, description: help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <Value>(labels: Labels, value: Value): DataPoint<Value> => ({
    startTime,
    endTime,
    attributes: attributesOf(labels),
    value,
  });
  if (type === "counter" || type === "gauge") {
    const dataPoints = values.map(({ labels, value }) => point(labels, value));
    return type === "counter"
      ? [{ ...shared, dataPointType: DataPointType.SUM, dataPoints, isMonotonic: true }]
      : [{ ...shared, dataPointType: DataPointType.GAUGE, dataPoints }];
  }
  // Summaries have no counterpart that collectors add up.
  if (type !== "histogram") return [];
  const series = new Map<string, MetricValueWithName<string>[]>();
  for (const value of values) {
    const key = JSON.stringify(withoutBound(value.labels));
    series.set(key, [...(series.get(key) ?? []), { metricName: "", ...value }]);
  }
  const dataPoints = [...series.values()].map((own) =>
    point(withoutBound(own[0]?.labels ?? {}), histogramOf(own, name)),
  );
  return [{ ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
}

/** The metrics of a registry, for OpenTelemetry. */
export function producerOf(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    async collect() {
      const known = (await registry.getMetricsAsJSON()) as Known[];
      const endTime = hrTime();
      const metrics = known.flatMap((metric) => metricOf(metric, startTime, endTime));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "showroom" }, metrics }] }, errors: [] };
    },
  };
}
