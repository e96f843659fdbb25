import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { startOtlpReceiver } from "../../packages/service/src/testing/otlp-receiver.ts";
import { chooseInBrowser } from "./choice-in-browser.ts";
import { startContainers } from "./containers.ts";
import type { Container, Containers } from "./containers.ts";
import { ROOT, statusOf, until } from "./product.ts";
import { startWork } from "./site-work.ts";

/** Longer than a process may take to end: `stop_grace_period` of deploy/compose.yaml. */
const GRACE = 45;

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: number };
}
interface Deployment {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly containers: readonly Readonly<
          Partial<Record<"startupProbe" | "livenessProbe" | "readinessProbe", Probe>>
        >[];
      };
    };
  };
}

const resources = parseAllDocuments(readFileSync(join(ROOT, "deploy/kubernetes/showroom.yaml"), "utf8")).map(
  (document) => document.toJS() as { readonly kind: string },
);
const deployments = resources.filter((resource): resource is Deployment => resource.kind === "Deployment");

/** URLs of the probes of deploy/kubernetes/showroom.yaml for a container. */
function probesOf({ service, address }: Container): readonly string[] {
  const containers = deployments.find(({ metadata }) => metadata.name === service)?.spec.template.spec.containers ?? [];
  return containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) =>
    [startupProbe, livenessProbe, readinessProbe].map((probe) => {
      if (probe === undefined) throw new Error(`${service} lacks a probe`);
      return `http://${address}:${probe.httpGet.port}${probe.httpGet.path}`;
    }),
  );
}

let containers: Containers;
let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
beforeAll(async () => {
  collector = await startOtlpReceiver();
  containers = await startContainers({ collector: Number(new URL(collector.endpoint).port) });
  setDefaultCACertificates([...getCACertificates("default"), containers.certificate]);
}, 400_000);
afterAll(async () => {
  await containers.stop();
  await collector.stop();
});

/** Whether the save of a choice, its request for a picture and the picture's job have one trace, begun in the browser. */
function isOneTrace(): boolean {
  const spans = collector.spans.map((span) => ({ ...span, step: `${span.service}: ${span.name}` }));
  return spans.some(({ step: first, traceId, parentSpanId: click }) => {
    const steps = spans.filter((span) => span.traceId === traceId);
    return (
      first === "showroom-api: PUT /api/project-choices/:projectId" &&
      steps.some(({ step, parentSpanId }) => step === "showroom-hub: hub MakeRender" && parentSpanId === click) &&
      steps.some(({ step }) => step === "showroom-worker: worker render")
    );
  });
}

describe("the services of compose.yaml, from the folder for servers, with nothing but Node", () => {
  it("are two of each, and answer the probes of Kubernetes", async () => {
    expect(containers.all.map(({ service }) => service)).toEqual(["api", "api", "hub", "hub", "worker", "worker"]);
    for (const container of containers.all)
      for (const probe of probesOf(container)) expect(await statusOf(probe), probe).toBe(200);
  });

  it("are not root, and cannot write outside of /data", async () => {
    const [api] = containers.all;
    expect(await api?.execute("process.exit(process.getuid() === 0 ? 0 : 7)")).toBe(7);
    expect(await api?.execute("require('fs').writeFileSync('/written', '')")).toBe(1);
    expect(await api?.execute("require('fs').writeFileSync('/data/written', '')")).toBe(0);
  });

  it("show a choice in a browser as one trace over API, hub and worker", { timeout: 400_000 }, async () => {
    await chooseInBrowser(containers.url, () =>
      until(240, "save, request and job have one trace", async () => isOneTrace()),
    );
  });

  it(
    "serve buyers and staff through Caddy with TLS, also without one API and one hub",
    { timeout: 400_000 },
    async () => {
      const work = await startWork(containers.url);
      for (const name of ["api", "hub", "worker"]) {
        const container = containers.all.find(({ service }) => service === name);
        await container?.end("SIGKILL");
        await work.untilGoesOn(120, `work goes on without one ${name}`);
        await container?.start();
      }
      await work.end("compose.yaml");
      const page = await fetch(`${containers.url}/`, { headers: { accept: "text/html" } });
      expect(page.status).toBe(200);
      expect(page.headers.get("strict-transport-security")).toContain("max-age");
      expect(await statusOf(`${containers.url}/metrics`)).toBe(404);
    },
  );

  it("end in order within their time", async () => {
    const endings = containers.all.map(({ end }) => end("SIGTERM"));
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`Not ended within ${GRACE} s`)), GRACE * 1_000).unref();
    });
    expect(await Promise.race([Promise.all(endings), late])).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
