export const featureNames = {
  workflows: 'Workflows and pricing engines',
  production: 'Production floor',
  sales: 'CRM and sales',
  inventory: 'Purchase and inventory',
  ecommerce: 'Ecommerce',
} as const;
