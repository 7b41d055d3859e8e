/** Two notes: it is your turn. */

const NOTES = [523, 659];
const APART = 0.14;
const LENGTH = 0.3;

export function chime(): void {
  const audio = new AudioContext();
  NOTES.forEach((tone, i) => {
    const start = audio.currentTime + i * APART;
    const voice = audio.createOscillator();
    const loud = audio.createGain();
    voice.frequency.value = tone;
    loud.gain.setValueAtTime(0.08, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    voice.connect(loud).connect(audio.destination);
    voice.start(start);
    voice.stop(start + LENGTH + 0.05);
  });
}
