type TearDown = () => Promise<void>;
type SetUp = () => Promise<TearDown>;
type Shared = { users: number; begun: Promise<TearDown> };

const KEY = Symbol.for("urdume.test.run");
const inProcess = globalThis as { [KEY]?: Map<string, Shared> };
inProcess[KEY] ??= new Map();
const shared = inProcess[KEY];

/** A global set-up that several projects share; the last project to end tears it down. */
export function oncePerRun(name: string, setUp: SetUp): SetUp {
  return async () => {
    const one = shared.get(name) ?? { users: 0, begun: setUp() };
    shared.set(name, one);
    one.users += 1;
    const tearDown = await one.begun;
    return async () => {
      one.users -= 1;
      if (one.users > 0) return;
      shared.delete(name);
      await tearDown();
    };
  };
}
