/** What cooking shows above every screen: the timers, and cook mode while it is open. */
import { CookMode } from './CookMode.tsx';
import { useCook } from './cook-store.ts';
import { TimerBar } from './TimerBar.tsx';

export function CookHost() {
  const dish = useCook((state) => state.dish);
  return (
    <>
      <TimerBar />
      {dish ? <CookMode dish={dish} /> : null}
    </>
  );
}
