import type { FastifyReply } from "fastify";
import { ORDER_FILE_MEDIA, type OrderView } from "@showroom/api-contract/endpoints/staff";
import type { OrderList } from "@showroom/api-contract/entities/staff";
import { orderFileName, writeOrderCsv, writeOrderXlsx } from "./order-file.ts";

/** Sends an order list as a download. */
export async function sendOrderFile(
  reply: FastifyReply,
  list: OrderList,
  { format, view }: { readonly format: "csv" | "xlsx"; readonly view: OrderView },
): Promise<FastifyReply> {
  reply
    .type(ORDER_FILE_MEDIA[format])
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${orderFileName(list, format)}"`);
  return await reply.send(format === "csv" ? writeOrderCsv(list, view) : await writeOrderXlsx(list));
}
