import { createElement } from 'react';
import './map.css';

export default () => createElement('h2', { className: 'partner-map' }, 'Map of partners');
