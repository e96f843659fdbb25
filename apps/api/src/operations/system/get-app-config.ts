import { getAppConfig } from "@showroom/api-contract/endpoints/system";
import { operation } from "../../kernel/operation.ts";

export const getAppConfigOperation = operation(getAppConfig, async ({ app: { config }, reply }) => {
  reply.header("cache-control", "no-cache");
  return {
    productName: config.productName,
    renderHubUrl: config.renderHubUrl,
    imageBaseUrl: config.imageBaseUrl,
    oauthClientId: config.oauthClientId,
    oauthClientSecret: config.oauthClientSecret,
    mapsKey: config.mapsKey,
    errorReportingUrl: config.errorReportingUrl,
    trackingUrl: config.trackingUrl,
  };
});
