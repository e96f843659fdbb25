import type { HubObserver } from "@showroom/signalr-server/hub-event";
import type { Logger } from "pino";

/** Logs the events of the hub: failures as errors, successful calls at debug level. */
export function createHubLog(logger: Logger): HubObserver {
  return (event) => {
    if (event.type === "invoked" && event.outcome === "ok") logger.debug(event, "hub method");
    else if ("cause" in event && !(event.type === "invoked" && event.outcome === "hub-exception")) {
      const { cause, ...rest } = event;
      logger.error({ err: cause, ...rest }, "hub trouble");
    } else
      logger.info(event.type === "invoked" ? { ...event, cause: String(event.cause) } : event, `hub ${event.type}`);
  };
}
