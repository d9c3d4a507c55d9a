interface Origin {
  /** Copied with the program itself; the others are rebuilt in our own words from what is public. */
  isReal: boolean;
  /** The program and its version, or where its clipboards can be seen. */
  from: string;
}

const CKEDITOR =
  'https://github.com/ckeditor/ckeditor5/tree/master/packages/ckeditor5-paste-from-office/tests/_data';
const ROOSTER =
  'https://github.com/microsoft/roosterjs/tree/master/packages/roosterjs-content-model-plugins/test/paste';
const GUTENBERG =
  'https://github.com/WordPress/gutenberg/tree/trunk/test/integration/fixtures/documents';

/** Where the clipboards in each folder are from. Each is an HTML file with the right Markdown beside it. */
export const origins: Readonly<Record<string, Origin>> = {
  apple: {
    isReal: false,
    from: 'https://github.com/superlistapp/super_native_extensions/issues/285',
  },
  chat: { isReal: false, from: GUTENBERG },
  chromium: { isReal: true, from: 'Chromium 156.0.8078.108, a page of our own' },
  confluence: {
    isReal: false,
    from: 'https://github.com/laurent22/joplin/tree/dev/packages/app-cli/tests/html_to_md',
  },
  excel: { isReal: false, from: `${GUTENBERG}/ms-excel-in.html` },
  'google-docs': { isReal: false, from: CKEDITOR },
  'google-sheets': { isReal: false, from: ROOSTER },
  libreoffice: { isReal: true, from: 'LibreOffice 7.4.7.2, Writer and Calc' },
  notion: { isReal: false, from: 'https://github.com/yoopta-editor/Yoopta-Editor/issues/110' },
  outlook: { isReal: false, from: ROOSTER },
  powerpoint: { isReal: false, from: ROOSTER },
  web: {
    isReal: false,
    from: 'https://github.com/mixmark-io/turndown/blob/master/test/index.html',
  },
  'web-blocks': {
    isReal: false,
    from: 'https://github.com/laurent22/joplin/tree/dev/packages/app-cli/tests/html_to_md',
  },
  'web-tables': { isReal: false, from: `${CKEDITOR}/table` },
  word: { isReal: false, from: CKEDITOR },
  'word-online': { isReal: false, from: ROOSTER },
  'word-text': { isReal: false, from: CKEDITOR },
};
