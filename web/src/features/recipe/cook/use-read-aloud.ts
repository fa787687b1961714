/** Hook that reads texts aloud with the voices of the device. */
import { useCallback, useEffect } from 'react';

export const canReadAloud = () => 'speechSynthesis' in window;

/** Reads `text` whenever it changes while `isOn`; returns a function that reads it again. */
export function useReadAloud(text: string, isOn: boolean): () => void {
  const read = useCallback(() => {
    if (!canReadAloud()) return;
    speechSynthesis.cancel();
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = 'en';
    speechSynthesis.speak(speech);
  }, [text]);
  useEffect(() => {
    if (!isOn) return;
    read();
    return () => speechSynthesis.cancel();
  }, [isOn, read]);
  return read;
}
