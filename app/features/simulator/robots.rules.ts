/** What programs that read pages by themselves call themselves; their visits say nothing of what people like. */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrap|preview|lighthouse|facebookexternalhit|monitor|curl\/|wget\/|python|java\/|go-http|node-fetch|axios/i;

/** Whether a request comes from a program of its own accord. Who does not say who they are is taken for one. */
export const isRobot = (userAgent: string | null): boolean => !userAgent || ROBOT.test(userAgent);
