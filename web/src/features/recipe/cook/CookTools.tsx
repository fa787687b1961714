/** Quiet tools below a step: reading aloud, voice, and whether the screen stays on. */
import { mdiMicrophone, mdiVolumeHigh } from '@mdi/js';
import { cookingStrings, voiceStrings as strings } from '../../../strings/cooking.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './CookMode.module.css';
import { canListen } from './speech-recognition.ts';
import { canReadAloud } from './use-read-aloud.ts';
import type { Voice } from './use-voice-commands.ts';
import type { WakeLockState } from './use-wake-lock.ts';

interface CookToolsProps {
  readonly awake: WakeLockState;
  readonly isReading: boolean;
  readonly onRead: () => void;
  readonly voice: Voice;
}

export function CookTools({ awake, isReading, onRead, voice }: CookToolsProps) {
  return (
    <div className={styles.tools} data-tools="">
      <div className={styles.toggles}>
        {canReadAloud() ? (
          <Button size="small" aria-pressed={isReading} onClick={onRead}>
            <Icon path={mdiVolumeHigh} size={20} />
            {cookingStrings.readAloud}
          </Button>
        ) : null}
        {canListen() ? (
          <Button size="small" aria-pressed={voice.state === 'listening'} onClick={voice.toggle}>
            <Icon path={mdiMicrophone} size={20} />
            {strings.voice}
          </Button>
        ) : null}
      </div>
      {voice.state === 'asking' ? <VoiceQuestion onAnswer={voice.answer} /> : null}
      <p role="status">
        {voice.state === 'listening' ? strings.listening : null}
        {voice.state === 'failed' ? strings.failed : null}
      </p>
      {awake === 'asking' ? null : (
        <p>{awake === 'awake' ? cookingStrings.staysAwake : cookingStrings.mayFallAsleep}</p>
      )}
    </div>
  );
}

/** Said before the microphone is switched on, because the sound would leave the device. */
function VoiceQuestion({ onAnswer }: { readonly onAnswer: Voice['answer'] }) {
  return (
    <section className={styles.question} aria-label={strings.askTitle}>
      <p>{strings.ask}</p>
      <Button size="small" variant="outlined" autoFocus onClick={() => onAnswer(true)}>
        {strings.allow}
      </Button>
      <Button size="small" onClick={() => onAnswer(false)}>
        {strings.refuse}
      </Button>
    </section>
  );
}
