import type { FastifyReply } from "fastify";
import { ORDER_FILE_MEDIA, type OrderView } from "@showroom/api-contract/endpoints/staff";
import type { OrderList } from "@showroom/api-contract/entities/staff";
import { sendFile } from "../kernel/send-file.ts";
import { orderFileName, writeOrderCsv, writeOrderXlsx } from "./order-file.ts";

/** Sends an order list as a download. */
export async function sendOrderFile(
  reply: FastifyReply,
  list: OrderList,
  { format, view }: { readonly format: "csv" | "xlsx"; readonly view: OrderView },
): Promise<FastifyReply> {
  return await sendFile(reply, {
    name: orderFileName(list, format),
    type: ORDER_FILE_MEDIA[format],
    content: format === "csv" ? writeOrderCsv(list, view) : await writeOrderXlsx(list),
  });
}
