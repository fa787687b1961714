/** Makes itself heard when a timer ends: sound, vibration and a notification. */
import { timerStrings as strings } from '../../../strings/cooking.ts';
import type { Timer } from './timers.ts';

let audio: AudioContext | undefined;

/** To be called at a tap or key press: browsers play no sound before one. */
export function prepareSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch (error) {
    console.warn('This browser plays no sound.', error);
  }
}

/** Asked at the first timer, when it is plain what for. */
export async function askForNotifications(): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  await Notification.requestPermission().catch(() => undefined);
}

const NOTE_SECONDS = 0.22;
/** Hertz; two notes three times, which carries over a fan. */
const NOTES = [880, 1175, 880, 1175, 880, 1175];
const VOLUME = 0.35;

export function playRing(): void {
  navigator.vibrate?.([400, 200, 400, 200, 400]);
  if (audio?.state !== 'running') return;
  const begin = audio.currentTime;
  for (const [at, pitch] of NOTES.entries()) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const [from, to] = [begin + at * NOTE_SECONDS, begin + (at + 1) * NOTE_SECONDS];
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, from);
    volume.gain.exponentialRampToValueAtTime(0.001, to);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(to);
  }
}

/** Only for somebody who is looking elsewhere. Two tabs show one, because it has a tag. */
export async function notify({ id, name, dish }: Timer): Promise<void> {
  if (!document.hidden || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  const options = { body: strings.notificationBody(dish), tag: id, icon: '/icon-192.png' };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registration.showNotification(name, options);
    else new Notification(name, options);
  } catch (error) {
    console.warn('The notification was not shown.', error);
  }
}
