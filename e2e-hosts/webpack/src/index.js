import('./application.js');
