import { useEffect, useState } from "react";
import { readQuestion } from "@showroom/api-contract/endpoints/questions";
import type { QuestionThread } from "@showroom/api-contract/entities/question";
import { useConnection } from "../session/connection-context.ts";

interface Seen {
  readonly projectId: number;
  readonly thread: QuestionThread;
  /** False for who only looks, such as staff in a buyer's place. */
  readonly isNoted: boolean;
}

/** Notes that a thread in sight was read. Returns what was new of it since it came into sight, to be marked. */
export function useRead({ projectId, thread, isNoted }: Seen): readonly number[] {
  const { api } = useConnection();
  const [marked, setMarked] = useState<readonly number[]>(thread.unread);
  const fresh = thread.unread.filter((id) => !marked.includes(id));
  if (fresh.length > 0) setMarked([...marked, ...fresh]);
  const last = thread.unread.at(-1);
  useEffect(() => {
    if (last === undefined || !isNoted) return;
    // A mark that could not be stored is stored at the next sight.
    void api
      .call(readQuestion, { params: { projectId, threadId: thread.id }, body: { messageId: last } })
      .catch(() => undefined);
  }, [api, projectId, thread.id, last, isNoted]);
  return marked;
}
