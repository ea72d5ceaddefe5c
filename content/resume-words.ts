/** Headings of a résumé, in small letters: where several of its parts stand side by side, nobody offers anything. */
export const resumeParts: readonly (readonly string[])[] = [
  ['education', 'academic background', 'ausbildung', 'formation', 'formación', 'educación'],
  [
    ...['experience', 'work experience', 'professional experience', 'employment history', 'work history'],
    ...[
      'berufserfahrung',
      'expérience',
      'expériences professionnelles',
      'experiencia',
      'experiencia laboral',
    ],
  ],
]

/** … of these a practice or an office has none. */
export const partsOfResumesOnly: readonly (readonly string[])[] = [
  [
    ...[
      'skills',
      'technical skills',
      'professional skills',
      'key skills',
      'core skills',
      'my skills',
      'skills & tools',
      'tech stack',
      'programming languages',
    ],
    ...['kenntnisse', 'compétences', 'habilidades'],
  ],
  [
    'my projects',
    'notable projects',
    'key projects',
    'featured projects',
    'selected projects',
    'personal projects',
    'projects',
  ],
  [
    ...['resume', 'résumé', 'my resume', 'curriculum vitae', 'cv', 'download cv', 'lebenslauf', 'hobbies'],
    ...['extracurricular activities', 'volunteer experience'],
  ],
]
