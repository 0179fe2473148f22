import { z } from "zod";

const fraction = z.coerce.number().min(0).max(1);
export const focalForm = z.object({ url: z.string().min(1), x: fraction, y: fraction });
