export const customers = {
  title: 'Trusted by businesses in Kurdistan and Iraq',
  viewProjects: 'View Our Projects',
  customer1: { name: 'Galawezh Clinic', alt: 'Logo of Galawezh Clinic' },
  customer2: { name: 'Nergiz Bakery', alt: 'Logo of Nergiz Bakery' },
  customer3: { name: 'Hawraz Courier', alt: 'Logo of Hawraz Courier' },
  customer4: { name: 'Chrakan School', alt: 'Logo of Chrakan School' },
  customer5: { name: 'Kani Sard Hotel', alt: 'Logo of Kani Sard Hotel' },
  customer6: { name: 'Sharazur Farm Co-operative', alt: 'Logo of Sharazur Farm Co-operative' },
  customer7: { name: 'Mor Print House', alt: 'Logo of Mor Print House' },
  customer8: { name: 'Palawan Gym', alt: 'Logo of Palawan Gym' },
};
