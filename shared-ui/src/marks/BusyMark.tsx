import styled, { keyframes } from 'styled-components';
import { RegistrationMark } from './RegistrationMark';

const turn = keyframes`to { rotate: 1turn; }`;

/** A registration mark that turns while something is under way. Decorative. */
export const BusyMark = styled(RegistrationMark).attrs({ size: '1.25em' })`
  flex: none;
  animation: ${turn} 1.6s linear infinite;
`;
