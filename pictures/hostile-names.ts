/** What a show may be called by someone who means no good, or simply writes another script. */
export const hostileNames = [
  '<script>alert(1)</script>',
  '"\' onload="alert(1)"><!--]]>&amp;',
  'A'.repeat(200),
  'word '.repeat(200),
  '🎙️ Über 👩‍👩‍👧 Łódź 1️⃣',
  'مرحبا بالعالم',
  '日本語のラジオ',
  '\u202Eevil\u0000\uD800\uFFFE\u200B',
  'Z\u0334\u0322\u031Ba\u0337\u0355l\u0334go',
  '__proto__',
  '   ',
  '',
]
