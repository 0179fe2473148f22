import { type ModelQuery, type ModelResults, writeModelQuery } from "../../model-search.rules.ts";

export async function fetchModels(query: ModelQuery, signal?: AbortSignal): Promise<ModelResults> {
  const response = await fetch(writeModelQuery(query), { signal });
  if (!response.ok) throw new Error(`The models could not be loaded: ${response.status}`);
  return response.json();
}
