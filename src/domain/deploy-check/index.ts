import '@tanstack/react-start/server-only';

export { allowDeployCheck, isDeployCheck } from './deploy-check-token.ts';
